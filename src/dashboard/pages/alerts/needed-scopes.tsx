/** Shows which token can create, change and test alert rules, if the present one cannot. */
import { allows, mayAlert, type Token } from '../../shell/scope.js';

/** The scopes that creating a rule requires and the token lacks, as the command line writes them. */
export function lackedScopes(token: Token | null): readonly string[] {
  return [...(mayAlert(token) ? [] : ['alerts']), ...(allows(token, 'HOSTING_READ') ? [] : ['hosting:read'])];
}

export function NeededScopes({ token }: { token: Token | null }) {
  const lacked = lackedScopes(token);
  if (lacked.length === 0) return null;
  return (
    <div className="quiet small">
      <p>
        To create a rule, sign in with a token that also has {lacked.length > 1 ? 'the scopes' : 'the scope'}{' '}
        {lacked.join(' and ')}. Create one on the server:
      </p>
      <pre className="code">
        {'npm run --silent token -- create --name Alerts \\\n  --scope alerts --scope hosting:read'}
      </pre>
    </div>
  );
}
