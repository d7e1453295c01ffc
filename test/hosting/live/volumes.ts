/** An account with volumes that a test changes behind the back of the service, and the actions of the account. */
import type { ReceivedCall, Reply } from '../../support/scripted-upstream.js';

export class Volumes {
  readonly all = new Map<number, Record<string, unknown>>();
  readonly actions = new Map<number, Record<string, unknown>>();

  put(id: number, more: Record<string, unknown> = {}): void {
    const named = { id, name: `v${id}`, size: 10, status: 'available', server: null, labels: {}, location: null };
    this.all.set(id, {
      ...named,
      linux_device: '/dev/x',
      format: null,
      protection: { delete: false },
      created: '2026-01-01T00:00:00Z',
      ...more,
    });
  }

  act(id: number, status: 'running' | 'success' | 'error', progress: number): void {
    const error = status === 'error' ? { code: 'action_failed', message: 'Action failed' } : null;
    const about = { id, command: 'attach_volume', resources: [], started: '2026-01-01T00:00:00Z', finished: null };
    this.actions.set(id, { ...about, status, progress, error });
  }

  /** Generous enough to be read each second. */
  readonly script = ({ method, path, query }: ReceivedCall): Reply => {
    const headers = { 'ratelimit-limit': '3600000', 'ratelimit-remaining': '3500000', 'ratelimit-reset': '1' };
    const page = (items: readonly unknown[]) => ({
      pagination: {
        page: 1,
        per_page: 50,
        previous_page: null,
        next_page: null,
        last_page: 1,
        total_entries: items.length,
      },
    });
    const list = (key: string, items: readonly unknown[]) => ({ headers, body: { [key]: items, meta: page(items) } });
    const id = Number(path.split('/')[2]);
    if (method === 'DELETE') {
      this.all.delete(id);
      return { status: 204, headers };
    }
    if (method === 'PUT') {
      this.put(id, { name: 'renamed' });
      return { headers, body: { volume: this.all.get(id) } };
    }
    if (path === '/volumes') return list('volumes', [...this.all.values()]);
    if (path === '/actions') {
      const ids = [query['id'] ?? []].flat().map(Number);
      return list(
        'actions',
        ids.flatMap((each) => this.actions.get(each) ?? []),
      );
    }
    return list(path.slice(1), []);
  };
}
