/** A file beside the page's scripts: its address, relative to them. */
declare module "*.svg" {
  const address: string;
  export default address;
}
