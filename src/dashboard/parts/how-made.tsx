/** Says how the amount so far and the one at the end of the month are made, in the words of the graph. */

export function HowMade({ method }: { method: string }) {
  return (
    <details className="how-made small">
      <summary>How it is made</summary>
      <p>{method}</p>
    </details>
  );
}
