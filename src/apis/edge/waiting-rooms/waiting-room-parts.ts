/** Optional settings of waiting rooms. */
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

const QueueLanguage = wireEnum('EdgeWaitingRoomLanguage', 'A language and country code', {
  'en-US': 'English (United States)',
  'es-ES': 'Spanish (Spain)',
  'de-DE': 'German (Germany)',
  'fr-FR': 'French (France)',
  'it-IT': 'Italian (Italy)',
  'ja-JP': 'Japanese (Japan)',
  'ko-KR': 'Korean (South Korea)',
  'pt-BR': 'Portuguese (Brazil)',
  'zh-CN': 'Chinese (China)',
  'zh-TW': 'Chinese (Taiwan)',
  'nl-NL': 'Dutch (Netherlands)',
  'pl-PL': 'Polish (Poland)',
  'id-ID': 'Indonesian (Indonesia)',
  'tr-TR': 'Turkish (Türkiye)',
  'ar-EG': 'Arabic (Egypt)',
  'ru-RU': 'Russian (Russia)',
  'fa-IR': 'Persian (Iran)',
  'bg-BG': 'Bulgarian (Bulgaria)',
  'hr-HR': 'Croatian (Croatia)',
  'cs-CZ': 'Czech (Czechia)',
  'da-DK': 'Danish (Denmark)',
  'fi-FI': 'Finnish (Finland)',
  'lt-LT': 'Lithuanian (Lithuania)',
  'lv-LV': 'Latvian (Latvia)',
  'ms-MY': 'Malay (Malaysia)',
  'nb-NO': 'Norwegian Bokmål (Norway)',
  'ro-RO': 'Romanian (Romania)',
  'el-GR': 'Greek (Greece)',
  'he-IL': 'Hebrew (Israel)',
  'hi-IN': 'Hindi (India)',
  'hu-HU': 'Hungarian (Hungary)',
  'sr-BA': 'Serbian (Bosnia and Herzegovina)',
  'sk-SK': 'Slovak (Slovakia)',
  'sl-SI': 'Slovenian (Slovenia)',
  'sv-SE': 'Swedish (Sweden)',
  'tl-PH': 'Tagalog (Philippines)',
  'th-TH': 'Thai (Thailand)',
  'uk-UA': 'Ukrainian (Ukraine)',
  'vi-VN': 'Vietnamese (Vietnam)',
});

const QueueingMethod = wireEnum('EdgeQueueingMethod', 'The queueing method: which waiting visitor is admitted next', {
  random: 'Any of them, at random',
  passthrough: 'Everyone at once: nobody has to wait',
  fifo: 'First in, first out',
  reject: 'Nobody: new visitors are rejected',
});

const OriginCommand = wireEnum('EdgeOriginCommand', 'A command that the origin may send in a response header', {
  revoke: "Revoke a visitor's session, so that another is admitted",
});

const TurnstileMode = wireEnum('EdgeTurnstileMode', 'How Turnstile checks waiting visitors', {
  off: 'No check',
  invisible: 'Invisible: visitors do not see the check',
  visible_non_interactive: 'Visible, without interaction',
  visible_managed: 'Managed: visible, with interaction where needed',
});

const TurnstileAction = wireEnum('EdgeTurnstileAction', 'The action on a suspected bot', {
  log: 'Log it and treat it like other visitors',
  infinite_queue: 'Keep it in the queue for ever',
});

const SameSite = wireEnum('EdgeWaitingRoomSameSite', 'The SameSite attribute of the waiting room cookie', {
  strict: 'Sent with requests of the same site only',
  none: 'Sent with requests of other sites too; needs Secure',
  auto: 'Lax if Always Use HTTPS is on, otherwise None',
  lax: 'Sent with requests of the same site and when a link leads to it',
});

const SecureCookie = wireEnum('EdgeWaitingRoomSecure', 'The Secure attribute of the waiting room cookie', {
  always: 'Set: the cookie is sent over HTTPS only',
  never: 'Not set: the cookie is sent over HTTP too',
  auto: 'Set if Always Use HTTPS is on',
});

const cookie = "The waiting room cookie, which keeps a visitor's place in the queue";

@BothWays('EdgeWaitingRoomCookieAttributes', cookie)
class CookieAttributes {
  @Field(() => SameSite, { nullable: true, description: 'The SameSite attribute' })
  samesite?: ValueOf<typeof SameSite> | null;

  @Field(() => SecureCookie, { nullable: true, description: 'The Secure attribute' })
  secure?: ValueOf<typeof SecureCookie> | null;
}

@BothWays('EdgeWaitingRoomRoute', 'An additional host and path that the waiting room covers')
class Route {
  @Field(() => String, { nullable: true, description: 'The host name' })
  host?: string | null;

  @Field(() => String, { nullable: true, description: 'The path, with everything below; null: the whole host' })
  path?: string | null;
}

@ObjectType()
@InputType()
export abstract class WaitingRoomParts {
  @Field(() => String, { nullable: true, description: 'A description of the waiting room' })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The path that the waiting room covers, with everything below; null: `/`',
  })
  path?: string | null;

  @Field(() => [Route], { nullable: true, description: 'Additional hosts and paths that it covers' })
  additionalRoutes?: Route[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Session duration in minutes: visitors without a request for that long have left',
  })
  sessionDuration?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Do not renew sessions: the duration counts from admission',
  })
  disableSessionRenewal?: boolean | null;

  @Field(() => QueueingMethod, {
    nullable: true,
    description: 'The queueing method: which waiting visitor is admitted next',
  })
  queueingMethod?: ValueOf<typeof QueueingMethod> | null;

  @Field(() => Boolean, { nullable: true, description: 'Queue all: everyone waits and nobody new is admitted' })
  queueAll?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'The waiting room is suspended: nobody waits' })
  suspended?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'The HTTP status code of the waiting page' })
  queueingStatusCode?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The waiting page, as a Mustache template; null or empty: the provider's",
  })
  customPageHtml?: string | null;

  @Field(() => QueueLanguage, { nullable: true, description: "The language of the provider's waiting page" })
  defaultTemplateLanguage?: ValueOf<typeof QueueLanguage> | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'JSON responses: clients that accept JSON get their queue status as JSON',
  })
  jsonResponseEnabled?: boolean | null;

  @Field(() => CookieAttributes, { nullable: true, description: cookie })
  cookieAttributes?: CookieAttributes | null;

  @Field(() => String, {
    nullable: true,
    description: 'A suffix for the cookie name, for several waiting rooms on one host',
  })
  cookieSuffix?: string | null;

  @Field(() => [OriginCommand], {
    nullable: true,
    description: 'Commands that the origin may send in a response header',
  })
  enabledOriginCommands?: ValueOf<typeof OriginCommand>[] | null;

  @Field(() => TurnstileMode, { nullable: true, description: 'How Turnstile checks waiting visitors' })
  turnstileMode?: ValueOf<typeof TurnstileMode> | null;

  @Field(() => TurnstileAction, { nullable: true, description: 'The action on suspected bots' })
  turnstileAction?: ValueOf<typeof TurnstileAction> | null;
}
