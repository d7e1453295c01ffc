/** Tokens to watch videos that are not public. */
import { GraphQLSafeInt } from 'graphql-scalars';
import { ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { post } from '../../../rest/rows/row.js';
import { mutations } from '../bind.js';
import { Optional } from '../../../base/optional-field.js';

const AccessAction = wireEnum('EdgeVideoAccessAction', 'Whether a rule allows or blocks viewing', {
  allow: 'Viewing is allowed',
  block: 'Viewing is blocked',
});

const AccessType = wireEnum('EdgeVideoAccessType', 'What an access rule matches', {
  any: 'Everyone',
  'ip.src': 'Viewers by IP address',
  'ip.geoip.country': 'Viewers by country',
});

@ObjectType('EdgeVideoToken', { description: 'A signed token for viewing one video' })
class VideoToken {
  @Optional(() => String, 'The token; it takes the place of the video id in URLs')
  token!: string | null;
}

@InputType('EdgeVideoAccessRuleInput', { description: 'An access rule; the first one that matches applies' })
class VideoAccessRule {
  @Optional(() => AccessType, 'What it matches')
  type?: ValueOf<typeof AccessType>;

  @Optional(() => AccessAction, 'Whether it allows or blocks viewing')
  action?: ValueOf<typeof AccessAction>;

  @Optional(() => [String], 'Two-letter country codes')
  country?: string[];

  @Optional(() => [String], 'IPv4 or IPv6 addresses or networks')
  ip?: string[];
}

@InputType('EdgeVideoTokenFlagsInput', { description: 'Flags of a token' })
class VideoTokenFlags {
  @Optional(() => Boolean, 'The original video is delivered')
  original?: boolean;
}

@InputType('CreateEdgeVideoTokenInput', { description: 'The restrictions of a token' })
class CreateVideoToken {
  @Optional(
    () => GraphQLSafeInt,
    'When it expires, as a Unix timestamp, 24 hours from now at most; one hour from now unless given',
  )
  exp?: number;

  @Optional(() => GraphQLSafeInt, 'When it becomes valid, as a Unix timestamp; an hour ago unless given')
  nbf?: number;

  @Optional(() => Boolean, 'The video may be downloaded')
  downloadable?: boolean;

  @OnWire('accessRules')
  @Optional(() => [VideoAccessRule], 'Access rules; everyone may view unless given')
  accessRules?: VideoAccessRule[];

  @Optional(() => VideoTokenFlags, 'Flags of the token')
  flags?: VideoTokenFlags;

  @Optional(() => ID, 'Id of the signing key, which needs `privateKey`')
  id?: string;

  @OnWire('pem')
  @Optional(() => String, 'The private part of that key, as PEM in base64')
  privateKey?: string;
}

export const videoTokenWrites = mutations({
  createEdgeVideoToken: post('/accounts/{accountId}/stream/{uid}/token', () => VideoToken, CreateVideoToken, {
    about: 'Creates a signed token for viewing a video that requires one',
  }),
});
