//! Writes answers as `JSON.parse` would give them: absent is `null`, maps are plain objects.
//!
//! A map's entries are defined, not assigned: to JavaScript an assignment to `__proto__` changes what an
//! object is instead of what it holds, and a person whose id that is would be missing in the answer.

mod never;

use js_sys::{Array, Object, Uint8Array};
use serde::ser::{self, Serialize};
use wasm_bindgen::prelude::*;

use crate::names::name;
use never::Never;

/// Encodes a value.
pub(crate) fn encode<T: Serialize + ?Sized>(value: &T) -> JsValue {
    let Ok(written) = value.serialize(Plain);
    written
}

#[wasm_bindgen]
extern "C" {
    /// An object that takes fields whose names are written in the rules.
    type Fields;

    #[wasm_bindgen(method, structural, indexing_setter)]
    fn set(this: &Fields, field: &JsValue, value: &JsValue);
}

fn no_fields() -> Fields {
    Object::new().unchecked_into()
}

/// `{ variant: content }`.
fn variant_of(variant: &'static str, content: &JsValue) -> JsValue {
    let holder = no_fields();
    holder.set(&name(variant), content);
    holder.into()
}

struct Plain;

/// A whole number that JavaScript can't hold becomes the nearest that it can, as when `JSON.parse` reads it.
macro_rules! numbers {
    ($($method:ident($type:ty))*) => {$(
        fn $method(self, value: $type) -> Result<JsValue, Never> {
            Ok(JsValue::from_f64(value as f64))
        }
    )*};
}

impl ser::Serializer for Plain {
    type Ok = JsValue;
    type Error = Never;
    type SerializeSeq = List;
    type SerializeTuple = List;
    type SerializeTupleStruct = List;
    type SerializeTupleVariant = Variant<List>;
    type SerializeMap = Entries;
    type SerializeStruct = Struct;
    type SerializeStructVariant = Variant<Struct>;

    numbers! {
        serialize_i8(i8) serialize_i16(i16) serialize_i32(i32) serialize_i64(i64)
        serialize_u8(u8) serialize_u16(u16) serialize_u32(u32) serialize_u64(u64)
        serialize_f32(f32) serialize_f64(f64)
    }

    fn serialize_bool(self, value: bool) -> Result<JsValue, Never> {
        Ok(JsValue::from_bool(value))
    }

    fn serialize_char(self, value: char) -> Result<JsValue, Never> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<JsValue, Never> {
        Ok(JsValue::from_str(value))
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<JsValue, Never> {
        Ok(Uint8Array::from(value).into())
    }

    fn serialize_none(self) -> Result<JsValue, Never> {
        Ok(JsValue::NULL)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<JsValue, Never> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<JsValue, Never> {
        Ok(JsValue::NULL)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<JsValue, Never> {
        Ok(JsValue::NULL)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<JsValue, Never> {
        Ok(name(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<JsValue, Never> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<JsValue, Never> {
        Ok(variant_of(variant, &value.serialize(self)?))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List, Never> {
        Ok(List(Array::new()))
    }

    fn serialize_tuple(self, _: usize) -> Result<List, Never> {
        Ok(List(Array::new()))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List, Never> {
        Ok(List(Array::new()))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Variant<List>, Never> {
        Ok(Variant { name: variant, content: List(Array::new()) })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Entries, Never> {
        Ok(Entries { entries: Array::new(), key: JsValue::NULL })
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Struct, Never> {
        Ok(Struct(no_fields()))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Variant<Struct>, Never> {
        Ok(Variant { name: variant, content: Struct(no_fields()) })
    }
}

/// A list being written.
struct List(Array);

macro_rules! list {
    ($($of:ident: $method:ident)*) => {$(
        impl ser::$of for List {
            type Ok = JsValue;
            type Error = Never;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
                self.0.push(&value.serialize(Plain)?);
                Ok(())
            }

            fn end(self) -> Result<JsValue, Never> {
                Ok(self.0.into())
            }
        }
    )*};
}

list! { SerializeSeq: serialize_element SerializeTuple: serialize_element SerializeTupleStruct: serialize_field }

/// The fields of a struct being written.
struct Struct(Fields);

impl ser::SerializeStruct for Struct {
    type Ok = JsValue;
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        field: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.0.set(&name(field), &value.serialize(Plain)?);
        Ok(())
    }

    fn end(self) -> Result<JsValue, Never> {
        Ok(self.0.into())
    }
}

/// The entries of a map being written.
struct Entries {
    entries: Array,
    key: JsValue,
}

impl ser::SerializeMap for Entries {
    type Ok = JsValue;
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Never> {
        self.key = key.serialize(Plain)?;
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.entries.push(&Array::of2(&self.key, &value.serialize(Plain)?));
        Ok(())
    }

    fn end(self) -> Result<JsValue, Never> {
        // It takes whatever is a list of pairs.
        Ok(Object::from_entries(&self.entries).map_or(JsValue::NULL, Into::into))
    }
}

/// The content of an enum's variant being written.
struct Variant<C> {
    name: &'static str,
    content: C,
}

impl ser::SerializeTupleVariant for Variant<List> {
    type Ok = JsValue;
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        ser::SerializeSeq::serialize_element(&mut self.content, value)
    }

    fn end(self) -> Result<JsValue, Never> {
        Ok(variant_of(self.name, &ser::SerializeSeq::end(self.content)?))
    }
}

impl ser::SerializeStructVariant for Variant<Struct> {
    type Ok = JsValue;
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        field: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        ser::SerializeStruct::serialize_field(&mut self.content, field, value)
    }

    fn end(self) -> Result<JsValue, Never> {
        Ok(variant_of(self.name, &ser::SerializeStruct::end(self.content)?))
    }
}
