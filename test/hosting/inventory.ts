/** A small project: what the upstream of the hosting tests answers, by path. */

const place = (id: number, name: string, country: string, city: string, latitude: number, longitude: number) => ({
  id,
  name,
  country,
  city,
  latitude,
  longitude,
});
const falkenstein = place(1, 'fsn1', 'DE', 'Falkenstein', 50.47612, 12.370071);
const helsinki = place(3, 'hel1', 'FI', 'Helsinki', 60.169855, 24.938379);
const locations = [
  falkenstein,
  place(2, 'nbg1', 'DE', 'Nuremberg', 49.452102, 11.076665),
  helsinki,
  place(4, 'ash', 'US', 'Ashburn, VA', 39.045821, -77.487073),
  place(5, 'hil', 'US', 'Hillsboro, OR', 45.54222, -122.951924),
  place(6, 'sin', 'SG', 'Singapore', 1.283333, 103.833333),
  place(7, 'new', 'AT', 'Nowhere at all', 48, 16),
];

const price = (net: string, gross = net) => ({ net, gross });
const monthly = (location: string, net: string, gross?: string) => ({ location, price_monthly: price(net, gross) });

const pricing = {
  currency: 'EUR',
  vat_rate: '19.00',
  server_backup: { percentage: '20.0' },
  volume: { price_per_gb_month: price('0.0440') },
  server_types: [{ id: 11, name: 'cx22', prices: [monthly('fsn1', '3.79', '4.51'), monthly('ash', '9.99')] }],
  load_balancer_types: [{ id: 21, name: 'lb11', prices: [monthly('fsn1', '5.39')] }],
  floating_ips: [
    { type: 'ipv4', prices: [monthly('fsn1', '3.00')] },
    { type: 'ipv6', price_monthly: price('1.00') },
  ],
  primary_ips: [{ type: 'ipv4', prices: [monthly('fsn1', '0.50')] }],
};

const server = (id: number, name: string, fields: object) => ({
  id,
  name,
  server_type: { id: 11 },
  location: falkenstein,
  backup_window: null,
  ...fields,
});
const servers = [
  server(1, 'plain', {}),
  server(2, 'backed up', { backup_window: '22-02' }),
  server(3, 'type without a price there', { location: helsinki }),
  server(4, 'type without any price', { server_type: { id: 12 } }),
];

const boxType = { id: 31, name: 'bx11', prices: [monthly('hel1', '3.20', '3.81')] };
const boxes = [
  { id: 1, storage_box_type: boxType, location: helsinki },
  { id: 2, storage_box_type: { ...boxType, prices: [] }, location: helsinki },
];

const meta = { pagination: { next_page: null, total_entries: 1 } };

export const answers: Readonly<Record<string, object>> = {
  '/locations': { locations, meta },
  '/pricing': { pricing },
  '/servers': { servers, meta },
  '/servers/1': { server: servers[0] },
  '/volumes': { volumes: [{ id: 1, size: 100 }], meta },
  '/floating_ips': {
    floating_ips: [
      { id: 1, type: 'ipv4', home_location: falkenstein },
      { id: 2, type: 'ipv6', home_location: falkenstein },
      { id: 3, type: 'ipv4', home_location: helsinki },
    ],
    meta,
  },
  '/primary_ips': {
    primary_ips: [
      { id: 1, type: 'ipv4', location: falkenstein },
      { id: 2, type: 'ipv6', location: falkenstein },
    ],
    meta,
  },
  '/load_balancers': {
    load_balancers: [
      { id: 1, load_balancer_type: { id: 21 }, location: falkenstein },
      { id: 2, load_balancer_type: { id: 21 }, location: helsinki },
    ],
    meta,
  },
  '/storage_boxes': { storage_boxes: boxes, meta },
};
