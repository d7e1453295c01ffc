/** Chooses a file, or takes one that is dropped. */
import { Button } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { mostInline } from '../../../../base/inline-bytes.js';
import { count } from '../../../format/money.js';
import { Icon } from '../../../parts/icon.js';

export function FileChoice({ onFile }: { onFile(file: File): void }) {
  return (
    <DropZone
      className="file-drop"
      aria-label="Drop a statement here"
      onDrop={({ items }) => {
        const item = items.find(({ kind }) => kind === 'file');
        if (item?.kind === 'file') void item.getFile().then(onFile);
      }}
    >
      <FileTrigger
        acceptedFileTypes={['.csv', 'text/csv']}
        onSelect={(files) => {
          const [file] = files ?? [];
          if (file) onFile(file);
        }}
      >
        <Button className="button" autoFocus>
          <Icon name="upload" /> Choose a file
        </Button>
      </FileTrigger>
      <p className="small quiet">
        Or drop it here. A CSV as the provider wrote it, at most {count(mostInline / 1024)} KiB.
      </p>
    </DropZone>
  );
}
