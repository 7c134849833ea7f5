#!/usr/bin/env bash
# Starts a real OpenSearch node for tests and benchmarks, from its artefacts on Maven Central:
#
#   scripts/opensearch.sh FOLDER [DATA] [HEAP]      prints: URL PID
#
# FOLDER receives the program: about 100 MB, assembled once in half a minute. DATA receives the node's data (default
# FOLDER/node). HEAP is Java's memory (default 512m). Needs Java 17, Maven, curl and Python. `kill PID` stops the node.
#
#   export OPENSEARCH_URL=$(scripts/opensearch.sh /tmp/opensearch | cut -d" " -f1)
#   npx vitest run packages/server/src/search/engine
#
# The node has the k-NN plugin but no security plugin, and listens on this machine only. OS_VERSION, JAVA and PORT
# select another version, Java or port. The node is not meant for production; see docs/operations.md.
#
# SEEDS="PORT PORT PORT" makes the node one of several: the ports on which the nodes talk to each other, of which
# TRANSPORT is its own. Each node needs its own DATA.
set -euo pipefail
v=${OS_VERSION:-2.19.1} java=${JAVA:-java} heap=${3:-512m} major=${OS_VERSION:-2}; major=${major%%.*}
home=$(mkdir -p "$1" && cd "$1" && pwd); data=$(mkdir -p "${2:-$home/node}" && cd "${2:-$home/node}" && pwd)
mvn_() { mvn -q -B -f "$1" "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:$2" "${@:3}" >&2; }
dep() { echo "<dependency><groupId>$1</groupId><artifactId>$2</artifactId><version>$v</version><scope>$3</scope></dependency>"; }
assemble() {
  local pom mods='<module>core</module>' m=Module dir art cls ext name j l4j a
  local head='<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>local</groupId><version>1</version>'
  pom=$(mktemp -d); [ "$major" = 2 ] && m=
  rm -rf "$home"/{lib,modules,plugins}; mkdir -p "$home"/{bin,config,lib,modules,plugins} "$pom/core"
  echo "$head<artifactId>core</artifactId><dependencies>$(dep org.opensearch opensearch compile)$(dep org.opensearch opensearch-plugin-classloader compile)</dependencies></project>" > "$pom/core/pom.xml"
  while read -r dir art cls ext; do
    [ -n "$dir" ] || continue; name=${dir##*/}; mkdir -p "$pom/$name" "$home/$dir"; mods+="<module>$name</module>"; echo "$home/$dir" > "$pom/$name/to"
    echo "$head<artifactId>$name</artifactId><dependencies>$(dep org.opensearch opensearch provided)$([ -z "$ext" ] || dep org.opensearch.plugin "$ext" provided)$(dep org.opensearch.plugin "$art" compile)</dependencies></project>" > "$pom/$name/pom.xml"
    printf '%s\n' description=$name version=$v name=$name classname=org.opensearch.$cls java.version=11 opensearch.version=$v "extended.plugins=$ext" has.native.controller=false custom.foldername= > "$home/$dir/plugin-descriptor.properties"
  done <<T
modules/transport-netty4 transport-netty4-client transport.Netty4${m}Plugin
modules/analysis-common analysis-common analysis.common.CommonAnalysis${m}Plugin lang-painless
modules/lang-painless lang-painless painless.Painless${m}Plugin
modules/lang-expression lang-expression script.expression.Expression${m}Plugin
modules/mapper-extras mapper-extras-client index.mapper.MapperExtras${m}Plugin
modules/reindex reindex-client index.reindex.Reindex${m}Plugin
modules/percolator percolator-client percolator.Percolator${m}Plugin
modules/parent-join parent-join-client join.ParentJoin${m}Plugin
modules/aggs-matrix-stats aggs-matrix-stats-client search.aggregations.matrix.MatrixAggregation${m}Plugin
$([ "$v" != 3.8.0 ] || echo plugins/analysis-phonetic analysis-phonetic plugin.analysis.AnalysisPhoneticPlugin)
T
  echo "$home/lib" > "$pom/core/to"
  echo "$head<artifactId>all</artifactId><packaging>pom</packaging><modules>$mods</modules></project>" > "$pom/pom.xml"
  mvn_ "$pom/pom.xml" copy-dependencies -DincludeScope=runtime -DoutputDirectory='${project.basedir}/jars'
  for j in "$pom"/*/to; do cp "${j%/to}"/jars/*.jar "$(cat "$j")/"; done
  l4j=$(basename "$home"/lib/log4j-api-*.jar .jar)             # optional in the pom, but the node needs it
  for a in org.apache.logging.log4j:log4j-core:${l4j##*-} org.locationtech.spatial4j:spatial4j:0.7 org.locationtech.jts:jts-core:1.15.0 $([ "$major" = 2 ] || echo org.opensearch:opensearch-agent-bootstrap:$v); do
    mvn_ "$pom/core/pom.xml" copy -Dartifact=$a -DoutputDirectory="$home/lib"; done
  # OpenSearch refuses to start when it finds a jar twice ("jar hell").
  for j in "$home"/{modules,plugins}/*/*.jar; do [ ! -e "$home/lib/${j##*/}" ] || rm "$j"; done
  if [ "$v" = 2.19.1 ]; then mvn_ "$pom/core/pom.xml" copy -Dartifact=org.opensearch.plugin:opensearch-knn:2.19.1.0:zip -DoutputDirectory="$pom"
    python3 -m zipfile -e "$pom"/opensearch-knn-*.zip "$home/plugins/opensearch-knn"; fi
  # Version 2 uses Java's security manager, and the jars contain no policies.
  if [ "$major" = 2 ]; then
    grant() { { echo 'grant {'; printf '  permission %s;\n' "${@:2}"; echo '};'; } > "$home/modules/$1/plugin-security.policy"; }
    local rt=java.lang.RuntimePermission sp=org.opensearch.script.ClassPermission lu=org.apache.lucene
    grant transport-netty4 'java.net.SocketPermission "*", "accept,connect"' "$rt \"getClassLoader\"" "$rt \"*\", \"setContextClassLoader\"" 'java.io.FilePermission "/proc/sys/net/core/somaxconn", "read"' 'java.util.PropertyPermission "sun.nio.ch.bugLevel", "write"'
    grant lang-painless "$rt \"createClassLoader\"" "$rt \"getClassLoader\""
    grant reindex 'java.net.SocketPermission "*", "connect"' 'java.net.NetPermission "getProxySelector"'
    grant lang-expression "$rt \"createClassLoader\"" "$sp \"java.lang.String\"" "$sp \"java.lang.Math\"" "$sp \"$lu.expressions.Expression\"" "$sp \"$lu.search.DoubleValues\"" "$sp \"$lu.util.MathUtil\"" "$sp \"$lu.util.SloppyMath\""
  fi
  chmod -R a+rX "$home"; rm -rf "$pom"; touch "$home/complete-$v"
}
[ -e "$home/complete-$v" ] || assemble
free() { python3 -c 'import socket;s=socket.socket();s.bind(("127.0.0.1",0));print(s.getsockname()[1])'; }
port=${PORT:-$(free)} transport=${TRANSPORT:-$(free)}; mkdir -p "$data"/{config,data,logs,tmp,snapshots}
among=("cluster.name: local-$port" "discovery.type: single-node")
if [ -n "${SEEDS:-}" ]; then
  read -ra seeds <<< "$SEEDS"
  listed() { printf "\"$1%s\"," "${seeds[@]}" | sed 's/,$//'; }
  among=("cluster.name: local-${seeds[0]}" "node.name: node-$transport" "discovery.seed_hosts: [$(listed 127.0.0.1:)]" "cluster.initial_cluster_manager_nodes: [$(listed node-)]")
fi
printf '%s\n' "${among[@]}" "network.host: 127.0.0.1" "http.port: $port" "transport.port: $transport" "path.data: $data/data" "path.logs: $data/logs" "path.repo: [\"$data/snapshots\"]" \
  "cluster.routing.allocation.disk.threshold_enabled: false" "action.auto_create_index: false" > "$data/config/opensearch.yml"
printf '%s\n' 'status=error' 'appender.c.type=Console' 'appender.c.name=c' 'appender.c.layout.type=PatternLayout' 'appender.c.layout.pattern=[%d{ISO8601}][%-5p][%c{1.}] %m%n' 'rootLogger.level=info' 'rootLogger.appenderRef.c.ref=c' > "$data/config/log4j2.properties"
# OpenSearch refuses to run as root.
as=(); if [ "$(id -u)" = 0 ]; then chown -R nobody "$data"; as=(setpriv --reuid=nobody --regid=nogroup --clear-groups); fi
opt=(--enable-native-access=ALL-UNNAMED -Djava.locale.providers=SPI,CLDR); [ "$major" != 2 ] || opt=(-Djava.security.manager=allow)
cd "$data"; HOME=$data setsid "${as[@]}" "$java" -Xms"$heap" -Xmx"$heap" -Xss1m -XX:+UseG1GC "${opt[@]}" -Dfile.encoding=UTF-8 -Djava.io.tmpdir="$data/tmp" -Djna.tmpdir="$data/tmp" -Dlog4j2.disable.jmx=true \
  -Dopensearch.path.home="$home" -Dopensearch.path.conf="$data/config" -Dopensearch.distribution.type=tar -Dopensearch.bundled_jdk=false -cp "$home/lib/*" org.opensearch.bootstrap.OpenSearch > "$data/logs/console.log" 2>&1 < /dev/null &
pid=$!
for _ in $(seq 1500); do kill -0 $pid 2>/dev/null || { tail -30 "$data/logs/console.log" >&2; exit 1; }
  curl -fsS -o /dev/null "http://127.0.0.1:$port/_cluster/health?wait_for_status=yellow&timeout=1s" 2>/dev/null && { echo "http://127.0.0.1:$port $pid"; exit 0; }; sleep 0.2; done
kill $pid; echo 'no answer' >&2; exit 1
