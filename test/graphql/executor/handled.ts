/** graphql-js leaves promises behind that nobody handles, where an item of a list fails at once while others are to come. */

/** Until what it returns is called, no promise is left that way. Only those of the executor that is held against it may show. */
export function handleAll(): () => void {
  const { then } = Promise.prototype;
  const handled = function (this: unknown, ...handlers: unknown[]): unknown {
    const promise: unknown = Reflect.apply(then, this, handlers);
    Reflect.apply(then, promise, [undefined, () => undefined]);
    return promise;
  };
  Object.assign(Promise.prototype, { then: handled });
  return () => void Object.assign(Promise.prototype, { then });
}
