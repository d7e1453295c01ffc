/** The baseline: node:http that reads each request and sends ready bytes, those of Meridian's response. */
import { createServer } from 'node:http';

const answers = new Map();

createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    if (request.method === 'PUT') {
      answers.set(request.url, Buffer.concat(chunks));
      return response.end();
    }
    const body = answers.get(request.url);
    response.writeHead(body ? 200 : 404, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body?.length ?? 0,
    });
    response.end(body);
  });
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
