// One counterexample kills a mutant: nobody reads the smallest.
import fc from 'fast-check'

fc.configureGlobal({ endOnFailure: true })
