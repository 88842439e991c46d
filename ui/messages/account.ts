export const accountMessages = {
  signInTitle: "Sign in",
  signUpTitle: "Create your account",
  email: "Email",
  password: "Password",
  passwordHint: "At least 12 characters. A short sentence is easy to remember.",
  signIn: "Sign In",
  signingIn: "Signing in",
  signUp: "Create Account",
  signingUp: "Creating your account",
  noAccount: "No account yet?",
  createOne: "Create one",
  haveAccount: "Already have an account?",
  signInInstead: "Sign in",
  emailMissing: "Please enter your email.",
  passwordMissing: "Please enter your password.",
  unreachable: "The server could not be reached. Check your connection and try again."
} as const
