/** All tokens: what each permits, whether it is active, and ways to create or deactivate one. */
import { useMemo, useState } from 'react';
import { lazyPart } from '../../parts/lazy-part.js';
import { count, counted } from '../../format/money.js';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { FilterField } from '../../filter/filter-field.js';
import { compile } from '../../filter/match.js';
import { parse } from '../../filter/parse.js';
import { TokensListDocument } from '../../generated/graphql.js';
import { useOpenForm } from '../../parts/form/use-open-form.js';
import { type Sort, sorted, sortIn, sortText } from '../../parts/grid/columns.js';
import { DataGrid } from '../../parts/grid/data-grid.js';
import { Icon } from '../../parts/icon.js';
import { QueryLink } from '../../parts/section.js';
import { Empty, ProblemLine } from '../../parts/states.js';
import { useParam } from '../../route/address.js';
import { allows, useToken } from '../../shell/scope.js';
import { EndDialog } from './end-dialog.js';
import { TokenExamples, type TokenStart } from './examples.js';
import { type TokenRow } from './scopes.js';
import { isLastAdmin } from './status.js';
import { columnsOf, filters } from './token-columns.js';
import { TokenPhone } from './token-phone.js';

const [NewDialog, newOpener] = lazyPart(async () => (await import('./new-dialog.js')).NewDialog);

const newestFirst: Sort = { id: 'created', isDescending: true };
const none: readonly TokenRow[] = [];

export default function TokensPage() {
  return allows(useToken(), 'ADMIN') ? <Tokens /> : <NeedsAdmin />;
}

function NeedsAdmin() {
  return (
    <Empty
      icon="lock"
      title="Tokens require the scope admin"
      way={<pre className="code">npm run --silent token -- create --name Admin --scope admin</pre>}
    >
      Only a token with the scope <code>admin</code> sees this page. Create one on the server, then sign in with it:
    </Empty>
  );
}

function Tokens() {
  const result = useGraphQuery(TokensListDocument, {});
  const own = useToken()?.id ?? '';
  const [text, setText] = useParam('q');
  const [sortWord, setSort] = useParam('sort');
  const [isNew, setNew] = useOpenForm('token');
  const [start, setStart] = useState<TokenStart>({});
  const [ending, setEnding] = useState<TokenRow | null>(null);
  const columns = useMemo(() => columnsOf({ own, onEnd: setEnding }), [own]);
  const tokens = result.data?.tokens ?? none;
  const sort = sortIn(sortWord, newestFirst);
  const rows = useMemo(() => {
    const { matches } = compile(parse(text ?? ''), filters);
    return sorted(tokens.filter(matches), columns, sortIn(sortWord, newestFirst));
  }, [tokens, text, sortWord, columns]);
  const items = useMemo(() => rows.map((row) => ({ kind: 'row' as const, row })), [rows]);
  const isAlone = tokens.length > 0 && tokens.every(({ id }) => id === own);

  function open(filledIn: TokenStart): void {
    setStart(filledIn);
    setNew(true);
  }

  return (
    <div className={`page-fill tokens ${isAlone ? 'alone' : ''}`}>
      <div className="list-bar tokens-bar">
        <div className="tokens-filter">
          <FilterField
            label="Filter the tokens"
            text={text ?? ''}
            onText={(next) => setText(next === '' ? null : next, { replace: true })}
            filters={filters}
            rows={tokens}
            placeholder="Name, id or what it may do"
          />
        </div>
        <span className="section-tools">
          <span className="small quiet" role="status">
            {result.data && countText(rows.length, tokens.length)}
          </span>
          <QueryLink operation={result.operation} of="the tokens" />
          <button type="button" className="button primary" {...newOpener} onClick={() => open({})}>
            <Icon name="plus" /> New token
          </button>
        </span>
      </div>
      <ProblemLine result={result} />
      {(result.data || result.problems.length === 0) && (
        <div className="tokens-table">
          <DataGrid
            label="Tokens"
            items={items}
            columns={columns}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            phone={(row) => <TokenPhone token={row} own={own} onEnd={setEnding} />}
            sort={sort}
            onSort={(next) => setSort(sortText(next), { replace: true })}
            isLoading={result.data === undefined}
            empty={
              <Empty
                icon="tokens"
                title="No matching tokens"
                way={
                  <button type="button" className="button" onClick={() => setText(null)}>
                    Clear the filter
                  </button>
                }
              />
            }
          />
        </div>
      )}
      {isAlone && <TokenExamples opener={newOpener} onAdd={open} />}
      {isNew && <NewDialog draftKey="token" start={start} onClose={() => setNew(false)} onDone={result.again} />}
      {ending && (
        <EndDialog
          token={ending}
          isOwn={ending.id === own}
          isLastAdmin={isLastAdmin(ending, tokens, Date.now())}
          onClose={() => setEnding(null)}
          onDone={() => {
            if (ending.id !== own) result.again();
          }}
        />
      )}
    </div>
  );
}

/** `2 tokens`, `1 of 2 tokens`. */
function countText(shown: number, all: number): string {
  const total = counted(all, 'token', 'tokens');
  return shown === all ? total : `${count(shown)} of ${total}`;
}
