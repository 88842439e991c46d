/**
 * A complete binary tree. Node `n` compares the input at index `inputs[n]`: below `limits[n]`, node `2n + 1` is next,
 * else `2n + 2`. The leaves follow the nodes.
 */
export interface Tree {
  readonly inputs: ReadonlyArray<number>
  readonly limits: ReadonlyArray<number>
  readonly leaves: ReadonlyArray<number>
}

export interface BoostedTrees {
  readonly bias: number
  readonly trees: ReadonlyArray<Tree>
}

const leafOf = ({ inputs, limits, leaves }: Tree, values: ReadonlyArray<number>): number => {
  let node = 0
  while (node < inputs.length) {
    const value = values[inputs[node] ?? 0] ?? 0
    node = 2 * node + (value < (limits[node] ?? 0) ? 1 : 2)
  }
  return leaves[node - inputs.length] ?? 0
}

/** Log odds. */
export const scoreOfTrees = ({ bias, trees }: BoostedTrees, values: ReadonlyArray<number>): number => {
  let score = bias
  for (const tree of trees) score += leafOf(tree, values)
  return score
}

export const scoresOfTrees = (
  each: ReadonlyArray<BoostedTrees>,
  values: ReadonlyArray<number>
): ReadonlyArray<number> => each.map((one) => scoreOfTrees(one, values))
