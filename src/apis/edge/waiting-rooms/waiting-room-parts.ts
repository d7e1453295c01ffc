/** What can be set of a waiting room, beside what each must have. */
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

const QueueLanguage = wireEnum('EdgeWaitingRoomLanguage', 'A language and country, as pages are marked with', [
  'en-US',
  'es-ES',
  'de-DE',
  'fr-FR',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'pt-BR',
  'zh-CN',
  'zh-TW',
  'nl-NL',
  'pl-PL',
  'id-ID',
  'tr-TR',
  'ar-EG',
  'ru-RU',
  'fa-IR',
  'bg-BG',
  'hr-HR',
  'cs-CZ',
  'da-DK',
  'fi-FI',
  'lt-LT',
  'lv-LV',
  'ms-MY',
  'nb-NO',
  'ro-RO',
  'el-GR',
  'he-IL',
  'hi-IN',
  'hu-HU',
  'sr-BA',
  'sk-SK',
  'sl-SI',
  'sv-SE',
  'tl-PH',
  'th-TH',
  'uk-UA',
  'vi-VN',
]);

const QueueingMethod = wireEnum(
  'EdgeQueueingMethod',
  'Which waiting visitor is let in next',
  ['random', 'passthrough', 'fifo', 'reject'],
  {
    random: 'Any of them',
    passthrough: 'All at once: nobody has to wait',
    fifo: 'The one who came first',
    reject: 'None: nobody new is let in',
  },
);

const OriginCommand = wireEnum('EdgeOriginCommand', 'What the origin may say by a header of its answers', ['revoke'], {
  revoke: 'That a visitor has left, so that another is let in',
});

const TurnstileMode = wireEnum(
  'EdgeTurnstileMode',
  'How a waiting visitor is checked for being a bot',
  ['off', 'invisible', 'visible_non_interactive', 'visible_managed'],
  {
    off: 'Not at all',
    invisible: 'Without seeing anything of it',
    visible_non_interactive: 'Seen, without anything to do',
    visible_managed: 'Seen, with something to do where there is doubt',
  },
);

const TurnstileAction = wireEnum('EdgeTurnstileAction', 'What becomes of a bot', ['log', 'infinite_queue'], {
  log: 'It is noted, and let in as others are',
  infinite_queue: 'It waits for ever',
});

const SameSite = wireEnum('EdgeWaitingRoomSameSite', 'Whether the cookie goes along from other sites', [
  'strict',
  'none',
  'auto',
  'lax',
]);

const SecureCookie = wireEnum(
  'EdgeWaitingRoomSecure',
  'Whether the cookie goes along over HTTPS alone',
  ['always', 'never', 'auto'],
  { auto: 'Where the zone is always served over HTTPS' },
);

const cookie = 'The cookie by which a visitor keeps the place in the queue';

@BothWays('EdgeWaitingRoomCookieAttributes', cookie)
export class CookieAttributes {
  @Field(() => SameSite, { nullable: true, description: 'Whether it goes along from other sites' })
  samesite?: ValueOf<typeof SameSite> | null;

  @Field(() => SecureCookie, { nullable: true, description: 'Whether it goes along over HTTPS alone' })
  secure?: ValueOf<typeof SecureCookie> | null;
}

@BothWays('EdgeWaitingRoomRoute', 'A further part of the site that visitors queue for')
export class Route {
  @Field(() => String, { nullable: true, description: 'Its host name' })
  host?: string | null;

  @Field(() => String, { nullable: true, description: 'Its path, with all below; null: the whole host' })
  path?: string | null;
}

@ObjectType()
@InputType()
export abstract class WaitingRoomParts {
  @Field(() => String, { nullable: true, description: 'Your own words about it' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'The path that visitors queue for, with all below; null: `/`' })
  path?: string | null;

  @Field(() => [Route], { nullable: true, description: 'Further hosts and paths that they queue for' })
  additionalRoutes?: Route[] | null;

  @Field(() => Int, { nullable: true, description: 'Minutes without a request after which a visitor has left' })
  sessionDuration?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'These minutes count from when the visitor was let in, whatever is asked for since',
  })
  disableSessionRenewal?: boolean | null;

  @Field(() => QueueingMethod, { nullable: true, description: 'Which waiting visitor is let in next' })
  queueingMethod?: ValueOf<typeof QueueingMethod> | null;

  @Field(() => Boolean, { nullable: true, description: 'Everybody waits, and nobody new is let in' })
  queueAll?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'It is switched off: nobody waits' })
  suspended?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'The status code of the page for those who wait' })
  queueingStatusCode?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The page for those who wait, as a Mustache template; null or empty: the page of the provider',
  })
  customPageHtml?: string | null;

  @Field(() => QueueLanguage, { nullable: true, description: 'The language of the page of the provider' })
  defaultTemplateLanguage?: ValueOf<typeof QueueLanguage> | null;

  @Field(() => Boolean, { nullable: true, description: 'Whoever asks for JSON is told the place in the queue as JSON' })
  jsonResponseEnabled?: boolean | null;

  @Field(() => CookieAttributes, { nullable: true, description: cookie })
  cookieAttributes?: CookieAttributes | null;

  @Field(() => String, {
    nullable: true,
    description: 'Put behind the name of that cookie, so that several rooms of a host have one each',
  })
  cookieSuffix?: string | null;

  @Field(() => [OriginCommand], { nullable: true, description: 'What the origin may say by a header of its answers' })
  enabledOriginCommands?: ValueOf<typeof OriginCommand>[] | null;

  @Field(() => TurnstileMode, { nullable: true, description: 'How a waiting visitor is checked for being a bot' })
  turnstileMode?: ValueOf<typeof TurnstileMode> | null;

  @Field(() => TurnstileAction, { nullable: true, description: 'What becomes of a bot' })
  turnstileAction?: ValueOf<typeof TurnstileAction> | null;
}
