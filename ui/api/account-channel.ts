const channelName = "honesthive-account"

/** Null for nobody. */
export type SignedInAccount = string | null

/** Tells the other tabs, which share the session, who is signed in. */
export const announceAccount = (account: SignedInAccount): void => {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(account)
  channel.close()
}

export const onAccountAnnounced = (take: (account: SignedInAccount) => void): void =>
  new BroadcastChannel(channelName).addEventListener("message", ({ data }: MessageEvent<SignedInAccount>) =>
    take(data)
  )
