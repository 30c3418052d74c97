/** Rows of cells as a table in Markdown: the first is the head; all but the first and last cells are numbers. */
export function alignTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  const isText = (i: number) => i === 0 || i === widths.length - 1;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const pad = (row: readonly string[]) =>
    row.map((cell, i) => (isText(i) ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)));
  const rule = widths.map((width, i) =>
    isText(i) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [head = [], ...body] = rows;
  return [line(pad(head)), line(rule), ...body.map((row) => line(pad(row)))].join('\n');
}
