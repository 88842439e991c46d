const ownSource = /^(?:'(?:none|self|script|sha256-[\w+/=]+)'|blob:)$/

/** Directives of a policy that allow more than this site. */
export const openDirectives = (policy: string): ReadonlyArray<string> =>
  policy.split("; ").filter(
    (directive) =>
      !directive
        .split(" ")
        .slice(1)
        .every((one) => ownSource.test(one))
  )
