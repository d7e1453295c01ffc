/** Determines, token by token, what stands among the arguments of a field: neither those of directives nor definitions of variables. */
import { TokenKind } from 'graphql';

export class FieldArguments {
  #isWithin = false;
  #braces = 0;
  #before: TokenKind = TokenKind.SOF;
  #isNameOfDirective = false;

  /** To be asked for each token once, in their order; of what is not GraphQL the answer means nothing. */
  has(kind: TokenKind): boolean {
    if (kind === TokenKind.BRACE_L) this.#braces += 1;
    if (kind === TokenKind.BRACE_R) this.#braces -= 1;
    // Outside of selections they hold definitions of variables.
    if (kind === TokenKind.PAREN_L) this.#isWithin = this.#braces > 0 && !this.#isNameOfDirective;
    if (kind === TokenKind.PAREN_R) this.#isWithin = false;
    this.#isNameOfDirective = kind === TokenKind.NAME && this.#before === TokenKind.AT;
    this.#before = kind;
    return this.#isWithin;
  }
}
