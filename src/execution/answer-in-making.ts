/** What is noted of an answer while it is made. */
import type { GraphQLError } from 'graphql';
import { type Ticket, free } from './admission.js';
import { Production } from './production.js';
import { type Variables, none } from './question.js';

export class AnswerInMaking {
  readonly production = new Production();
  /** The place among the work in flight that it holds until it is sent. */
  ticket: Ticket = free;
  /** Whether the same question gets the same answer until the next rates are published. */
  keepable = false;
  /** Errors told beside the data, whose fields they leave as they are. */
  readonly asides: GraphQLError[] = [];
  /** What ended the making of it: the question is refused as a whole. */
  thrown?: { readonly error: unknown };
  /** Of the operation, as they came. */
  variables: Variables = none;

  constructor(readonly isGone: () => boolean = () => false) {}
}
