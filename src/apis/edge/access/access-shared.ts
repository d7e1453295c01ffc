/** What Access apps are sent with as they come: cookies and headers, factors, OAuth, looks. */
import { Field, Int } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

const HttpMethod = wireEnum('EdgeAccessHttpMethod', 'A method of HTTP', [
  'GET',
  'POST',
  'HEAD',
  'PUT',
  'DELETE',
  'CONNECT',
  'OPTIONS',
  'TRACE',
  'PATCH',
]);

const Authenticator = wireEnum(
  'EdgeAccessAuthenticator',
  'A second factor',
  ['totp', 'biometrics', 'security_key', 'piv_key', 'ssh_fido2_key'],
  {
    totp: 'A code that an app on a telephone shows',
    biometrics: 'A finger or a face',
    security_key: 'A key that is plugged in or held close',
    piv_key: 'A smart card',
    ssh_fido2_key: 'An SSH key that such a key holds',
  },
);

@BothWays('EdgeAccessCorsHeaders', 'What pages of other origins may ask of an app')
export class CorsHeaders {
  @Field(() => Boolean, { nullable: true, description: 'With any header' })
  allowAllHeaders?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'By any method' })
  allowAllMethods?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'From any origin' })
  allowAllOrigins?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'With cookies' })
  allowCredentials?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'With these headers' })
  allowedHeaders?: string[] | null;

  @Field(() => [HttpMethod], { nullable: true, description: 'By these methods' })
  allowedMethods?: ValueOf<typeof HttpMethod>[] | null;

  @Field(() => [String], { nullable: true, description: 'From these origins' })
  allowedOrigins?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Seconds for which a browser may remember it' })
  maxAge?: number | null;
}

@BothWays('EdgeAccessMfaConfig', 'Which second factor is asked for, and how often')
export class MfaConfig {
  @Field(() => [Authenticator], { nullable: true, description: 'Any of these' })
  allowedAuthenticators?: ValueOf<typeof Authenticator>[] | null;

  @Field(() => Boolean, { nullable: true, description: 'None is asked for' })
  mfaDisabled?: boolean | null;

  @Field(() => String, { nullable: true, description: 'How long one counts, up to 30 days, for instance `24h`' })
  sessionDuration?: string | null;
}

@BothWays('EdgeAccessClientRegistration', 'Which OAuth clients may register by themselves')
export class ClientRegistration {
  @Field(() => Boolean, { nullable: true, description: 'Those on `localhost`' })
  allowAnyOnLocalhost?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Those on 127.0.0.1' })
  allowAnyOnLoopback?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'Those that lead back to these addresses' })
  allowedUris?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Some may' })
  enabled?: boolean | null;
}

@BothWays('EdgeAccessOauthGrant', 'How long what OAuth grants holds')
export class OauthGrant {
  @Field(() => String, { nullable: true, description: 'An access token, for instance `5m`' })
  accessTokenLifetime?: string | null;

  @Field(() => String, { nullable: true, description: 'All of it, for instance `24h`' })
  sessionDuration?: string | null;
}

@BothWays('EdgeAccessOauthConfiguration', 'How OAuth clients come to use an app')
export class OauthConfiguration {
  @Field(() => ClientRegistration, { nullable: true, description: 'Which may register by themselves' })
  dynamicClientRegistration?: ClientRegistration | null;

  @Field(() => Boolean, { nullable: true, description: 'They may use it' })
  enabled?: boolean | null;

  @Field(() => OauthGrant, { nullable: true, description: 'How long what is granted holds' })
  grant?: OauthGrant | null;
}

@BothWays('EdgeAccessFooterLink', 'A link below the launcher')
export class FooterLink {
  @Field({ description: 'Its text' })
  name!: string;

  @Field({ description: 'Where it leads' })
  url!: string;
}

@BothWays('EdgeAccessLandingPageDesign', 'What people see before they sign in to the launcher')
export class LandingPageDesign {
  @Field(() => String, { nullable: true, description: 'Colour of the button, for instance `#2255aa`' })
  buttonColor?: string | null;

  @Field(() => String, { nullable: true, description: 'Colour of its text' })
  buttonTextColor?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the picture' })
  imageUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'What is said below the title' })
  message?: string | null;

  @Field(() => String, { nullable: true, description: 'The title' })
  title?: string | null;
}
