/** A machine beside the list: each part runs its own query, so that slow or failing ones do not affect the others. */
import { ownKeyOf } from '../../../format/resource-address.js';
import { time } from '../../../format/time.js';
import { SideHead } from '../../../parts/side-panel.js';
import { Empty } from '../../../parts/states.js';
import { Status } from '../../../parts/status.js';
import { accountLabel } from '../../../shell/scope.js';
import type { MachineRow } from '../figures.js';
import { stateOf } from '../statuses.js';
import { ActionsUnderWay, useActions } from './actions.js';
import { CloudParts } from './cloud.js';
import { DedicatedParts } from './dedicated.js';
import { DedicatedBoxParts, StorageBoxParts } from './boxes.js';
import { Findings } from './findings.js';
import { HeadActs } from './head-acts.js';
import { LabelsPart } from './labels-part.js';
import { Dependents } from './dependents.js';
import { MachineNames } from './names.js';
import { OutsideText } from '../../../parts/outside-text.js';

interface DetailsProps {
  /** Null when the address names a machine that does not exist. */
  readonly machine: MachineRow | null;
  onStep(by: 1 | -1): void;
  onClose(): void;
}

export function Details({ machine, onStep, onClose }: DetailsProps) {
  if (machine !== null) return <Opened machine={machine} onStep={onStep} onClose={onClose} />;
  return (
    <>
      <SideHead title="Not found" onClose={onClose} />
      <Empty icon="machines" title="Machine not found">
        It was deleted, or its account could not be read or is not shown.
      </Empty>
    </>
  );
}

function Opened({ machine, onStep, onClose }: DetailsProps & { machine: MachineRow }) {
  const { word, tone } = stateOf(machine);
  const isDedicated = machine.api === 'DEDICATED';
  const actions = useActions(machine);
  return (
    <div className="machine">
      <SideHead
        title={
          <span className="machine-title">
            <OutsideText>{machine.name}</OutsideText> <Status tone={tone}>{word}</Status>
          </span>
        }
        under={<About machine={machine} />}
        onStep={onStep}
        onClose={onClose}
      />
      <HeadActs machine={machine} isBusy={actions.isRunning} />
      {!isDedicated && <ActionsUnderWay actions={actions} />}
      {machine.kind === 'server' ? (
        <>
          {isDedicated ? (
            <DedicatedParts machine={machine} between={<Between machine={machine} />} />
          ) : (
            <CloudParts machine={machine} between={<Between machine={machine} />} />
          )}
          {machine.labels !== null && <LabelsPart labels={machine.labels} />}
          <Dependents machine={machine} />
        </>
      ) : (
        <>
          {isDedicated ? <DedicatedBoxParts machine={machine} /> : <StorageBoxParts machine={machine} />}
          <Findings machine={machine} />
          {machine.labels !== null && <LabelsPart labels={machine.labels} />}
        </>
      )}
    </div>
  );
}

/** The sections between costs and metrics, for servers of both APIs. */
function Between({ machine }: { machine: MachineRow }) {
  return (
    <>
      <MachineNames machine={machine} />
      <Findings machine={machine} />
    </>
  );
}

function About({ machine }: { machine: MachineRow }) {
  const { api, account, city, countryCode, id, created, type, size } = machine;
  const place = [city, countryCode].filter((part) => part !== null).join(' ');
  const parts = [
    accountLabel(api, account),
    [type, size].filter((part) => part !== null).join(' '),
    place,
    `number ${ownKeyOf({ api, id })}`,
    created === null ? '' : `since ${time(created, 'date')}`,
  ];
  return <>{parts.filter((part) => part !== '').join(', ')}</>;
}
