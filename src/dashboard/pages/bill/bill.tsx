/** The bill: its lines as they are now, or what it was over time. */
import { Segments } from '../../parts/segments.js';
import { useParam } from '../../route/address.js';
import { BillLines } from './bill-lines.js';
import { OverTime } from './over-time/over-time.js';

const parts = [
  { key: 'lines', label: 'Now' },
  { key: 'time', label: 'Over time' },
] as const;

export default function Bill() {
  const [word, setWord] = useParam('part');
  const part = parts.find(({ key }) => key === word)?.key ?? 'lines';
  const choice = (
    <div className="bill-part">
      <Segments
        label="The bill"
        choices={parts}
        chosen={part}
        onChoose={(key) => setWord(key === 'lines' ? null : key)}
      />
    </div>
  );
  if (part === 'lines') return <BillLines partChoice={choice} />;
  return (
    <>
      {choice}
      <OverTime />
    </>
  );
}
