const channelName = "honesthive-account"

export type SignedInAccount = string | null

export const announceAccount = (account: SignedInAccount): void => {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(account)
  channel.close()
}

export const onAccountAnnounced = (take: (account: SignedInAccount) => void): void =>
  new BroadcastChannel(channelName).addEventListener("message", ({ data }: MessageEvent<SignedInAccount>) =>
    take(data)
  )
