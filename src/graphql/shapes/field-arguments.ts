/**
 * Determines, token by token, what is inside the arguments of a field, as opposed to those of directives and to
 * variable definitions.
 */
import { TokenKind } from 'graphql';

export class FieldArguments {
  #isWithin = false;
  #braces = 0;
  #before: TokenKind = TokenKind.SOF;
  #isNameOfDirective = false;

  /** Call it once for each token, in order; for a text that is not GraphQL the result is meaningless. */
  has(kind: TokenKind): boolean {
    if (kind === TokenKind.BRACE_L) this.#braces += 1;
    if (kind === TokenKind.BRACE_R) this.#braces -= 1;
    // Outside of selections, parentheses enclose variable definitions.
    if (kind === TokenKind.PAREN_L) this.#isWithin = this.#braces > 0 && !this.#isNameOfDirective;
    if (kind === TokenKind.PAREN_R) this.#isWithin = false;
    this.#isNameOfDirective = kind === TokenKind.NAME && this.#before === TokenKind.AT;
    this.#before = kind;
    return this.#isWithin;
  }
}
