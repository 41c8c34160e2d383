/** `'127.0.0.1:8080'` taken apart as the SDKs' emulator connections want it. */
export function hostAndPort(address: string): [host: string, port: number] {
  const { hostname, port } = new URL(`http://${address}`);
  return [hostname, Number(port)];
}
