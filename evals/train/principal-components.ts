/** Rows as their principal components, the strongest first: the rows less their mean, turned to its `principalAxes`. */
export function principalComponents(rows: readonly Float32Array[], kept: number): Float32Array[] {
  const { centred, axes } = centredAxes(rows, kept);
  return centred.map((row) =>
    Float32Array.from(axes, (axis) => {
      let sum = 0;
      for (let i = 0; i < axis.length; i += 1) sum += (axis[i] ?? 0) * (row[i] ?? 0);
      return sum;
    }),
  );
}

/** The directions of length 1 in which rows differ most, the strongest first: eigenvectors of their covariance (Jacobi's method, cyclic). */
export function principalAxes(rows: readonly Float32Array[], kept: number): Float32Array[] {
  return centredAxes(rows, kept).axes.map((axis) => Float32Array.from(axis));
}

function centredAxes(rows: readonly Float32Array[], kept: number): { centred: Float64Array[]; axes: Float64Array[] } {
  const size = rows[0]?.length ?? 0;
  const mean = new Float64Array(size);
  for (const row of rows) for (let i = 0; i < size; i += 1) mean[i] = (mean[i] ?? 0) + (row[i] ?? 0) / rows.length;
  const centred = rows.map((row) => Float64Array.from(row, (value, i) => value - (mean[i] ?? 0)));
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of centred) {
    matrix.forEach((line, i) => {
      const own = row[i] ?? 0;
      for (let j = 0; j < size; j += 1) line[j] = (line[j] ?? 0) + own * (row[j] ?? 0);
    });
  }
  const { values, vectors } = eigenOf(matrix);
  const strongest = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0)).slice(0, kept);
  return { centred, axes: strongest.map((at) => turned(vectors[at] ?? new Float64Array())) };
}

/** An axis with its largest component positive: its other direction would do as well. */
function turned(axis: Float64Array): Float64Array {
  const largest = axis.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most), 0);
  return largest < 0 ? axis.map((value) => -value) : axis;
}

/** Eigenvalues and eigenvectors (as rows) of a symmetric matrix, which is changed. */
function eigenOf(matrix: Float64Array[]): { values: number[]; vectors: Float64Array[] } {
  const size = matrix.length;
  const vectors = matrix.map((_, at) => Float64Array.from({ length: size }, (__, i) => (i === at ? 1 : 0)));
  const scale = matrix.reduce((sum, row, at) => sum + Math.abs(row[at] ?? 0), 0);
  for (let sweep = 0; sweep < 30; sweep += 1) {
    let off = 0;
    for (let p = 0; p < size; p += 1) {
      for (let q = p + 1; q < size; q += 1) {
        const value = matrix[p]?.[q] ?? 0;
        off += Math.abs(value);
        if (Math.abs(value) > 1e-14 * scale) rotate(matrix, vectors, p, q);
      }
    }
    if (off < 1e-10 * scale) break;
  }
  return { values: matrix.map((row, at) => row[at] ?? 0), vectors };
}

function rotate(matrix: Float64Array[], vectors: Float64Array[], p: number, q: number): void {
  const [rowP, rowQ] = [matrix[p], matrix[q]];
  const [axisP, axisQ] = [vectors[p], vectors[q]];
  if (!rowP || !rowQ || !axisP || !axisQ) return;
  const theta = ((rowQ[q] ?? 0) - (rowP[p] ?? 0)) / (2 * (rowP[q] ?? 1));
  const tangent = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  turnPair(rowP, rowQ, cosine, sine);
  for (const row of matrix) {
    const [a, b] = [row[p] ?? 0, row[q] ?? 0];
    row[p] = cosine * a - sine * b;
    row[q] = sine * a + cosine * b;
  }
  turnPair(axisP, axisQ, cosine, sine);
}

function turnPair(one: Float64Array, other: Float64Array, cosine: number, sine: number): void {
  for (let i = 0; i < one.length; i += 1) {
    const [a, b] = [one[i] ?? 0, other[i] ?? 0];
    one[i] = cosine * a - sine * b;
    other[i] = sine * a + cosine * b;
  }
}
