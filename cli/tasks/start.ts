process.argv.splice(2, 0, "serve")
await import("./honesthive.ts")
