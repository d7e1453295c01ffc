/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** One of the hosting APIs. */
export type HostingApiName =
  /** Cloud servers and what belongs to them. */
  | 'CLOUD'
  /** Dedicated servers. */
  | 'DEDICATED'
  /** Zones, DNS and everything at the edge. */
  | 'EDGE'
  /** Storage boxes. */
  | 'STORAGE';

/** A scope of a token. Geography and rates in the graph need none. */
export type Scope =
  /** Administer the service: create, list and deactivate tokens of any scope; it includes `alerts`. */
  | 'ADMIN'
  /** Create, change and test alert rules, which send messages; what a rule reads takes `hosting:read` or `rates` as well. */
  | 'ALERTS'
  /** Read everything in the hosting APIs except secrets. */
  | 'HOSTING_READ'
  /** Run mutations, which change resources of the hosting APIs; with `hosting:read`, also read their secrets. */
  | 'HOSTING_WRITE'
  /** The rates of the REST API. */
  | 'RATES';

export type CountryWithCitiesQueryVariables = Exact<{
  code: string;
  base: string;
}>;


export type CountryWithCitiesQuery = { country: { name: string, currency: { code: string, symbol: string, rate: number | null } | null, states: Array<{ name: string, cities: Array<{ name: string }> }> } | null };

export type RoundTripQueryVariables = Exact<{
  code: string;
}>;


export type RoundTripQuery = { country: { currency: { countries: Array<{ isoCode: string, currency: { code: string } | null, states: Array<{ country: { isoCode: string } }> }> } | null } | null };

export type RatesByBaseQueryVariables = Exact<{
  base?: string | null | undefined;
  date?: string | null | undefined;
}>;


export type RatesByBaseQuery = { rates: { base: string, date: string, timestamp: number, rates: Array<{ code: string, rate: number }> } };

export type ConvertQueryVariables = Exact<{
  from: string;
  to: string;
  amount?: unknown;
}>;


export type ConvertQuery = { convert: { from: string, to: string, amount: unknown, rate: number, money: { amount: unknown } } };

export type ActiveCurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type ActiveCurrenciesQuery = { currencies: Array<{ code: string, name: string, symbol: string, rate: number | null }> };

export type SearchQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type SearchQuery = { search: { nodes: Array<
      | { __typename: 'City', name: string, state: { name: string } | null }
      | { __typename: 'Country', isoCode: string }
      | { __typename: 'Currency' }
      | { __typename: 'State', code: string, country: { name: string } }
    > } };

export type CallerQueryVariables = Exact<{ [key: string]: never; }>;


export type CallerQuery = { token: { id: string, name: string, defaultCurrency: string | null, scopes: Array<{ scope: Scope, boundTo: { api: HostingApiName | null, account: string } | null }> } };

export type ServiceHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceHealthQuery = { health: { isReady: boolean, store: string, rates: { source: string, date: string } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const CountryWithCitiesDocument = new TypedDocumentString(`
    query CountryWithCities($code: String!, $base: CurrencyCode!) {
  country(code: $code) {
    name
    currency {
      code
      symbol
      rate(base: $base)
    }
    states {
      name
      cities {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CountryWithCitiesQuery, CountryWithCitiesQueryVariables>;
export const RoundTripDocument = new TypedDocumentString(`
    query RoundTrip($code: String!) {
  country(code: $code) {
    currency {
      countries {
        isoCode
        currency {
          code
        }
        states {
          country {
            isoCode
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RoundTripQuery, RoundTripQueryVariables>;
export const RatesByBaseDocument = new TypedDocumentString(`
    query RatesByBase($base: CurrencyCode, $date: Date) {
  rates(base: $base, date: $date) {
    base
    date
    timestamp
    rates {
      code
      rate
    }
  }
}
    `) as unknown as TypedDocumentString<RatesByBaseQuery, RatesByBaseQueryVariables>;
export const ConvertDocument = new TypedDocumentString(`
    query Convert($from: CurrencyCode!, $to: CurrencyCode!, $amount: Decimal) {
  convert(from: $from, to: $to, amount: $amount) {
    from
    to
    amount
    money {
      amount
    }
    rate
  }
}
    `) as unknown as TypedDocumentString<ConvertQuery, ConvertQueryVariables>;
export const ActiveCurrenciesDocument = new TypedDocumentString(`
    query ActiveCurrencies {
  currencies(isActive: true) {
    code
    name
    symbol
    rate(base: "USD")
  }
}
    `) as unknown as TypedDocumentString<ActiveCurrenciesQuery, ActiveCurrenciesQueryVariables>;
export const SearchDocument = new TypedDocumentString(`
    query Search($text: String!, $first: Int) {
  search(text: $text, first: $first) {
    nodes {
      __typename
      ... on Country {
        isoCode
      }
      ... on State {
        code
        country {
          name
        }
      }
      ... on City {
        name
        state {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const CallerDocument = new TypedDocumentString(`
    query Caller {
  token {
    id
    name
    defaultCurrency
    scopes {
      scope
      boundTo {
        api
        account
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CallerQuery, CallerQueryVariables>;
export const ServiceHealthDocument = new TypedDocumentString(`
    query ServiceHealth {
  health {
    isReady
    store
    rates {
      source
      date
    }
  }
}
    `) as unknown as TypedDocumentString<ServiceHealthQuery, ServiceHealthQueryVariables>;