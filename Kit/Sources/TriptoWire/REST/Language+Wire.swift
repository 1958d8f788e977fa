public import TriptoKernel

extension Language: JSONWritable {}
