/** A gauge without labels that is absent while its value is not known, which null says. */
import { Gauge, type Registry } from 'prom-client';

interface KnownGauge {
  readonly name: string;
  readonly help: string;
  readonly value: () => number | null | Promise<number | null>;
}

export function knownGauge(registry: Registry, { name, help, value }: KnownGauge): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const known = await value();
      if (known === null) this.remove();
      else this.set(known);
    },
  });
}
