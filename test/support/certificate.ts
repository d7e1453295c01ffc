/** A certificate for 127.0.0.1, and perhaps for names, that nobody has signed, made anew for each test file. */
import { generate } from 'selfsigned';

export function selfSigned(...names: string[]): { readonly key: string; readonly cert: string } {
  const altNames = [{ type: 7, ip: '127.0.0.1' }, ...names.map((value) => ({ type: 2, value }))];
  const extensions = [
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames },
  ];
  const options = { days: 2, keySize: 2048, algorithm: 'sha256', extensions };
  const { private: key, cert } = generate([{ name: 'commonName', value: '127.0.0.1' }], options);
  return { key, cert };
}
