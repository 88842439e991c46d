const htmlTag = /<\/?[a-z][^<>]*>|<!--|<![a-z[]|<\?[a-z]|<[a-z]+\s+[a-z-]+\s*=/i
const htmlEntity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]{1,31});/i

export const hasHtml = (text: string): boolean => htmlTag.test(text) || htmlEntity.test(text)
