/** Tells in `extensions.upstream` what an answer cost at the upstreams: when asked for by header, or when part of it is stale. */
import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.js';

/** Any value asks for the report. */
export const upstreamReportHeader = 'x-meridian-upstream';

export const upstreamReport: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ contextValue, request, response }) {
        const asked = request.http?.headers.has(upstreamReportHeader) ?? false;
        const report = contextValue.upstreams.report(asked);
        if (!report || response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        singleResult.extensions = { ...singleResult.extensions, upstream: report };
      },
    };
  },
};
