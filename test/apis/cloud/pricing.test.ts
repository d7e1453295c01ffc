import { beforeAll, describe, expect, it } from '@jest/globals';
import { cloudGraph } from './graph.js';

const price = (net: string) => ({ net, gross: `${net}9` });
const location = (id: number, name: string) => ({ id, name, city: name });
const typePrice = {
  location: 'hel1',
  price_hourly: price('0.0060'),
  price_monthly: price('3.7900'),
  included_traffic: 21990232555520,
  price_per_tb_traffic: price('1.0000'),
};

const { ask, answer, lines } = cloudGraph();
beforeAll(() => {
  answer(({ path }) => {
    if (path === '/pricing') {
      const pricing = {
        currency: 'USD',
        vat_rate: '19.000000',
        image: { price_per_gb_month: price('0.0110') },
        server_backup: { percentage: '20.0000000000' },
        floating_ips: [{ type: 'ipv4', prices: [{ location: 'fsn1', price_monthly: price('3.0000') }] }],
        server_types: [{ id: 1, name: 'cx22', prices: [typePrice] }],
      };
      return { body: { pricing } };
    }
    const locations = [location(1, 'fsn1'), location(2, 'hel1')];
    const pagination = { next_page: null, total_entries: 2 };
    return path === '/locations'
      ? { body: { locations, meta: { pagination } } }
      : { body: { load_balancer_type: { id: 1, prices: [typePrice] } } };
  });
});

describe('the price list', () => {
  it('has every price in its own currency, to the last digit', async () => {
    const { data, errors } = await ask(`{ cloud { pricing {
      currency vatRate
      image { pricePerGbMonth { net { amount currency } gross { amount } } }
      serverBackup { percentage }
      serverTypes { name prices { includedTraffic pricePerTbTraffic { net { amount currency } } } }
    } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cloud: {
        pricing: {
          currency: 'USD',
          vatRate: '19.000000',
          image: { pricePerGbMonth: { net: { amount: '0.0110', currency: 'USD' }, gross: { amount: '0.01109' } } },
          serverBackup: { percentage: '20.0000000000' },
          serverTypes: [
            {
              name: 'cx22',
              prices: [
                { includedTraffic: 21990232555520, pricePerTbTraffic: { net: { amount: '1.0000', currency: 'USD' } } },
              ],
            },
          ],
        },
      },
    });
  });

  it('leads from each price to its location, in one call for all', async () => {
    const { data, errors } = await ask(`{ cloud { pricing {
      floatingIps { prices { locationName location { id cityName } } }
      serverTypes { prices { location { id } } }
    } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cloud: {
        pricing: {
          floatingIps: [
            { prices: [{ locationName: 'fsn1', location: { id: 'cloud:default:location:1', cityName: 'fsn1' } }] },
          ],
          serverTypes: [{ prices: [{ location: { id: 'cloud:default:location:2' } }] }],
        },
      },
    });
    expect(lines()).toEqual(['GET /pricing', 'GET /locations?page=1&per_page=50']);
  });

  it('is in euros where a type alone states its prices', async () => {
    const { data } = await ask(
      '{ cloud { loadBalancerType(id: 1) { prices { priceMonthly { net { amount currency } } } } } }',
    );
    expect(data).toEqual({
      cloud: { loadBalancerType: { prices: [{ priceMonthly: { net: { amount: '3.7900', currency: 'EUR' } } }] } },
    });
  });
});
