import TriptoKernel

extension Language: JSONWritable {}
