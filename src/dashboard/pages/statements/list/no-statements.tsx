/** Before the first statement is imported: what importing one is good for, and where the file is found. */
import { Icon } from '../../../parts/icon.js';

export function NoStatements({ mayImport }: { mayImport: boolean }) {
  return (
    <div className="statement-lesson">
      <p>
        <strong>No statements.</strong> Import what your provider has billed and see line by line where it differs from
        the invoice that Meridian makes: what is billed twice, after its deletion, or at another price.
      </p>
      <ol>
        <li>
          <strong>Download the file.</strong> In your provider's customer account, download the CSV that comes with the
          invoice of a month: one file bills cloud, storage boxes and dedicated servers. German and English files can be
          read, and invoices until September 2024.
        </li>
        <li>
          <strong>Leave it as it is.</strong> A spreadsheet that saves it changes numbers and days. Such a file is
          refused and nothing of it is stored.
        </li>
        <li>
          <strong>{mayImport ? 'Import it here.' : 'Import it with a token that has hosting:write.'}</strong> You see
          its period, its sum and its accounts before anything is stored. Amounts are compared without tax.
        </li>
      </ol>
      <p className="small quiet">
        <Icon name="clock" /> A month is compared once it is over, as far as snapshots of it exist.
      </p>
    </div>
  );
}
