/** A token on a phone. */
import { rightsText, type TokenRow } from './scopes.js';
import { EndButton, TokenState } from './token-columns.js';
import { OutsideText } from '../../parts/outside-text.js';

interface TokenPhoneProps {
  readonly token: TokenRow;
  readonly own: string;
  onEnd(token: TokenRow): void;
}

export function TokenPhone({ token, own, onEnd }: TokenPhoneProps) {
  return (
    <>
      <span className="clip">
        <strong>
          <OutsideText>{token.name}</OutsideText>
        </strong>
        {token.id === own && <span className="small quiet"> you</span>}
      </span>
      <span className="tokens-phone-act">
        <EndButton token={token} onEnd={onEnd} />
      </span>
      <span className="tokens-phone-beneath small">
        <TokenState token={token} />
        <span className="clip quiet">{rightsText(token)}</span>
      </span>
    </>
  );
}
