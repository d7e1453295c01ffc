/** An error of the server names the field that it is about: `amount: expected …`, `input.note: …`, `… at "input.amount"; …`. */

const path = /^(?:input[.,] ?)?([a-zA-Z]+)(?:\[\d+\])?: /;
const coercion = /^Variable "\$\w+" got invalid value .* at "input\.(\w+)[^"]*"; /;

export function fieldIn(message: string): string | undefined {
  return (path.exec(message) ?? coercion.exec(message))?.[1];
}

/** An error at its field need not name it. */
export function withoutField(message: string): string {
  const rest = message.replace(path, '').replace(coercion, '');
  const text = rest.charAt(0).toUpperCase() + rest.slice(1);
  return text.endsWith('.') ? text : `${text}.`;
}
