/** The route type: which script runs for requests to a zone. */
import { Field, ID, ObjectType } from 'type-graphql';
import { originOf } from '../../../rest/mapping/to-graph.js';
import { UnknownValue } from '../../../rest/mapping/invalid-value.js';
import { isText } from '../../../base/unknown.js';

@ObjectType()
abstract class RouteParts {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'The URL pattern, for instance `shop.example/api/*`' })
  pattern!: string;

  /** The field is a link. */
  script?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the script; null: no script runs' })
  get scriptName(): string | UnknownValue | null {
    const { script = null } = this;
    const account = originOf(this)?.client.upstream.account;
    // Only fields are validated, so this property is checked here.
    return script === null || isText(script) || !account
      ? script
      : new UnknownValue(account, 'EdgeWorkerRoute.scriptName', script);
  }
}

@ObjectType('EdgeWorkerRoute', { description: 'A Worker route: the requests that match its pattern run a script' })
export class WorkerRoute extends RouteParts {}

@ObjectType('EdgeWorkerScriptRoute', {
  description: 'A Worker route as its script lists it: the API does not say in which zone it is',
})
export class ScriptRoute extends RouteParts {}
