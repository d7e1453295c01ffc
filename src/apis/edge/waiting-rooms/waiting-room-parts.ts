/** Optional settings of waiting rooms. */
import { InputType, Int, ObjectType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Optional } from '../../../base/optional-field.js';

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
  @Optional(() => SameSite, 'The SameSite attribute')
  samesite?: ValueOf<typeof SameSite> | null;

  @Optional(() => SecureCookie, 'The Secure attribute')
  secure?: ValueOf<typeof SecureCookie> | null;
}

@BothWays('EdgeWaitingRoomRoute', 'An additional host and path that the waiting room covers')
class Route {
  @Optional(() => String, 'The host name')
  host?: string | null;

  @Optional(() => String, 'The path, with everything below; null: the whole host')
  path?: string | null;
}

@ObjectType()
@InputType()
export abstract class WaitingRoomParts {
  @Optional(() => String, 'A description of the waiting room')
  description?: string | null;

  @Optional(() => String, 'The path that the waiting room covers, with everything below; null: `/`')
  path?: string | null;

  @Optional(() => [Route], 'Additional hosts and paths that it covers')
  additionalRoutes?: Route[] | null;

  @Optional(() => Int, 'Session duration in minutes: visitors without a request for that long have left')
  sessionDuration?: number | null;

  @Optional(() => Boolean, 'Do not renew sessions: the duration counts from admission')
  disableSessionRenewal?: boolean | null;

  @Optional(() => QueueingMethod, 'The queueing method: which waiting visitor is admitted next')
  queueingMethod?: ValueOf<typeof QueueingMethod> | null;

  @Optional(() => Boolean, 'Queue all: everyone waits and nobody new is admitted')
  queueAll?: boolean | null;

  @Optional(() => Boolean, 'The waiting room is suspended: nobody waits')
  suspended?: boolean | null;

  @Optional(() => Int, 'The HTTP status code of the waiting page')
  queueingStatusCode?: number | null;

  @Optional(() => String, "The waiting page, as a Mustache template; null or empty: the provider's")
  customPageHtml?: string | null;

  @Optional(() => QueueLanguage, "The language of the provider's waiting page")
  defaultTemplateLanguage?: ValueOf<typeof QueueLanguage> | null;

  @Optional(() => Boolean, 'JSON responses: clients that accept JSON get their queue status as JSON')
  jsonResponseEnabled?: boolean | null;

  @Optional(() => CookieAttributes, cookie)
  cookieAttributes?: CookieAttributes | null;

  @Optional(() => String, 'A suffix for the cookie name, for several waiting rooms on one host')
  cookieSuffix?: string | null;

  @Optional(() => [OriginCommand], 'Commands that the origin may send in a response header')
  enabledOriginCommands?: ValueOf<typeof OriginCommand>[] | null;

  @Optional(() => TurnstileMode, 'How Turnstile checks waiting visitors')
  turnstileMode?: ValueOf<typeof TurnstileMode> | null;

  @Optional(() => TurnstileAction, 'The action on suspected bots')
  turnstileAction?: ValueOf<typeof TurnstileAction> | null;
}
