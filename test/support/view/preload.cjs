/**
 * Loaded before tsx where tests have a page: Node then loads happy-dom itself. tsx would rewrite its modules so that each use of a name
 * calls a getter, a third of the CPU time of a view test. A Node that cannot require modules leaves it to tsx.
 */
if (Reflect.get(process.features, "require_module")) require("happy-dom");
