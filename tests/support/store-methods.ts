import { resolve } from "node:path";
import ts from "typescript";

/** A method of a store: an exported function of its file, or a method of the exported object. */
interface StoreMethod {
  /** `lib/groups/store.ts delete` */
  name: string;
  /** Whether it needs an `Actor`, a `SystemActor` or a `Permitted`, as an argument or as a field of one. */
  asks: boolean;
  /** Whether it runs in the caller's transaction, which it takes as an argument. */
  inStep: boolean;
  /** Whether it begins a transaction that writes, itself or through what it calls. */
  writes: boolean;
}

/** The types that prove a permission. */
const PROOFS = new Set(["Actor", "SystemActor", "Permitted"]);

const nameOf = (type: ts.Type): string => (type.aliasSymbol ?? type.getSymbol())?.name ?? "";

/** Finds the store methods of these files through the TypeScript compiler, so that no list is needed. */
export function storeMethods(files: readonly string[]): StoreMethod[] {
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile("tsconfig.json", ts.sys.readFile).config, ts.sys, ".", {
    incremental: false,
  });
  const program = ts.createProgram([...files], options);
  const checker = program.getTypeChecker();
  const stores = new Set(files.map((file) => resolve(file)));

  /** Every type of a union must be a proof; an optional argument is not one. */
  function proves(type: ts.Type, at: ts.Node, depth = 0): boolean {
    if (type.isUnion()) return type.types.every((one) => proves(one, at, depth));
    if (PROOFS.has(nameOf(type))) return true;
    if (depth === 2 || !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) || type.getCallSignatures().length > 0)
      return false;
    return checker.getPropertiesOfType(type).some((property) => proves(checker.getTypeOfSymbolAtLocation(property, at), at, depth + 1));
  }

  /** Whether this code calls `write`, directly or in a store's function that it names. */
  function writes(node: ts.Node, seen = new Set<ts.Node>()): boolean {
    if (seen.has(node)) return false;
    seen.add(node);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === "write") return true;
    const named = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
    const declared = (symbol?.declarations ?? []).filter(
      (one) => (ts.isFunctionDeclaration(one) || ts.isVariableDeclaration(one)) && stores.has(resolve(one.getSourceFile().fileName)),
    );
    return declared.some((one) => writes(one, seen)) || (ts.forEachChild(node, (child) => writes(child, seen) || undefined) ?? false);
  }

  function method(name: string, signature: ts.Signature): StoreMethod {
    const at = signature.getDeclaration();
    const taken = signature.getParameters().map((parameter) => checker.getTypeOfSymbolAtLocation(parameter, at));
    return {
      name,
      asks: taken.some((type) => proves(type, at)),
      inStep: taken.some((type) => nameOf(type) === "Transaction"),
      writes: writes(at),
    };
  }

  const callsOf = (type: ts.Type, source: ts.SourceFile) =>
    type.getCallSignatures().filter((signature) => signature.getDeclaration()?.getSourceFile() === source);

  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!source || !module) throw new Error(`${file} exports nothing.`);
    // Keyed by declaration: the site's store and the function that makes one for tests share their methods.
    const found = new Map<ts.Node, StoreMethod>();
    const add = (name: string, signature: ts.Signature) => found.set(signature.getDeclaration(), method(`${file} ${name}`, signature));
    const addMethods = (type: ts.Type) => {
      const calls = checker
        .getPropertiesOfType(type)
        .flatMap((property) =>
          callsOf(checker.getTypeOfSymbolAtLocation(property, source), source).map((call) => [property.name, call] as const),
        );
      for (const [name, call] of calls) add(name, call);
      return calls.length > 0;
    };
    for (const exported of checker.getExportsOfModule(module)) {
      if (!(exported.flags & ts.SymbolFlags.Value)) continue;
      const type = checker.getTypeOfSymbolAtLocation(exported, source);
      const calls = callsOf(type, source);
      if (calls.length === 0) addMethods(type);
      for (const call of calls) if (!addMethods(call.getReturnType())) add(exported.name, call);
    }
    return [...found.values()];
  });
}
