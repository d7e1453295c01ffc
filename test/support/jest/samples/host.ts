/** Loaded by a sample; its class keeps its name though it is compiled. */
export class Host {
  readonly name = 'a';
}
