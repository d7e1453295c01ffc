/** The initial contents of the sandbox's databases. */

interface Seed {
  readonly name: string;
  readonly tables: number;
  readonly setup: string;
}

export const shop: Seed = {
  name: 'shop',
  tables: 3,
  setup: `
    CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, country TEXT NOT NULL, since TEXT NOT NULL);
    CREATE TABLE products (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, price_cents INTEGER NOT NULL, photo BLOB);
    CREATE TABLE orders (
      id INTEGER PRIMARY KEY,
      customer INTEGER NOT NULL REFERENCES customers (id),
      product INTEGER NOT NULL REFERENCES products (id),
      amount INTEGER NOT NULL DEFAULT 1,
      paid INTEGER
    );
    INSERT INTO customers (name, country, since) VALUES
      ('Ada Okafor', 'NG', '2023-05-02'), ('Bruno Keller', 'CH', '2023-06-18'), ('Chiara Fontana', 'IT', '2024-01-09'),
      ('Dewi Lestari', 'ID', '2024-03-30'), ('Emre Yılmaz', 'TR', '2025-02-14');
    INSERT INTO products (name, price_cents, photo) VALUES
      ('Mug', 1290, x'89504e47'), ('Shirt', 2490, NULL), ('Sticker', 150, NULL), ('Poster', 990, NULL);
    WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 119)
      INSERT INTO orders (customer, product, amount, paid)
      SELECT 1 + i * 7 % 5, 1 + i * 3 % 4, 1 + i % 3, CASE WHEN i % 11 = 0 THEN NULL ELSE 1 END FROM n;
  `,
};

export const logs: Seed = {
  name: 'logs',
  tables: 1,
  setup: `
    CREATE TABLE requests (at INTEGER NOT NULL, path TEXT NOT NULL, status INTEGER NOT NULL, milliseconds REAL NOT NULL);
    CREATE INDEX requests_by_status ON requests (status);
    WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 499)
      INSERT INTO requests
      SELECT 1767225600 + i * 60, '/' || CASE i % 4 WHEN 0 THEN '' WHEN 1 THEN 'cart' WHEN 2 THEN 'search' ELSE 'api' END,
        CASE WHEN i % 37 = 0 THEN 500 WHEN i % 13 = 0 THEN 404 ELSE 200 END, 3.5 + i % 90 FROM n;
  `,
};
