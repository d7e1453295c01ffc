/** Access to a server: password reset and console. The responses contain credentials. */
import { Field, ObjectType } from 'type-graphql';
import { Secret } from '../../../rest/mapping/secrets.js';
import { ResultParts, post } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { mutations } from '../bind.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType()
class ServerPasswordReset extends ResultParts {
  @Secret()
  @Optional(() => String, 'The new root password, returned only here')
  rootPassword!: string | null;

  @Optional(() => Action, 'The action that resets the password')
  action!: Action | null;
}

@ObjectType()
class ServerConsoleRequested extends ResultParts {
  @Secret()
  @Field({ description: 'Address of a WebSocket that speaks VNC; it is valid for a minute' })
  wssUrl!: string;

  @Secret()
  @Field({ description: 'The VNC password' })
  password!: string;

  @Field(() => Action, { description: 'The action that requests the console' })
  action!: Action;
}

export const serverAccess = mutations({
  resetCloudServerPassword: post('/servers/{id}/actions/reset_password', () => ServerPasswordReset, {
    about: 'Resets the root password of a running server, on which the QEMU guest agent must be installed',
    listed: false,
  }),
  requestCloudServerConsole: post('/servers/{id}/actions/request_console', () => ServerConsoleRequested, {
    about: 'Requests access to the console of a server through VNC',
    listed: false,
  }),
});
