/** Samples that the cloud and storage APIs share. */

/** Bytes come in such numbers. */
export const beyond32Bits = 2 ** 44;

export const namedKeySamples: Readonly<Record<string, unknown>> = {
  // What the engine asks a first page with.
  page: 1,
  per_page: 50,
  labels: { env: 'production', 'example.com/owner': '' },
  label_selector: 'env=production,!old',
  progress: 42,
  net: '1.1900000000',
  gross: '1.4161000000',
};
