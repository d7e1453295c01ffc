/** What a month of the addresses costs that are deleted together with a cloud server. */
import { type Decimal, sum } from '../../../ask/money.js';
import { type Asked, useAsk } from '../../../ask/use-ask.js';
import { useGrowing } from '../../../ask/use-growing.js';
import { MachinesBillDocument, MachinesCloudDocument } from '../../../generated/graphql.js';
import { useCurrency } from '../../../shell/scope.js';
import type { Row } from '../figures.js';
import { billGrowth, billOf } from './hung-bill.js';

/** Asks what the parts of the details ask too, so that it costs no further question; null until it is known. */
export function useGoneWith(machine: Row): Decimal | null {
  const pause = machine.api !== 'CLOUD';
  const { account, id } = machine;
  const currency = useCurrency();
  const server = useAsk(MachinesCloudDocument, { account, id }, { pause });
  const bill = useGrowing(MachinesBillDocument, billOf(machine, currency), billGrowth, { pause });
  if (pause) return '0';
  if (!isSettled(server) || !isSettled(bill) || bill.isGrowing) return null;
  const addresses = server.data?.cloud?.server?.primaryIps ?? [];
  const gone = addresses.flatMap((address) => (address?.autoDelete === true ? address.id : []));
  const lines = bill.data?.hosting.bill.lines.nodes.filter(
    (line) => line?.kind === 'PRIMARY_IP' && line.account === account && gone.includes(line.id),
  );
  return sum((lines ?? []).flatMap((line) => line?.rounded?.gross?.amount ?? []));
}

function isSettled({ data, isOld, problems }: Pick<Asked<unknown>, 'data' | 'isOld' | 'problems'>): boolean {
  return (data !== undefined && !isOld) || problems.length > 0;
}
